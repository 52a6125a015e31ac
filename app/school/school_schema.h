#pragma once

#include "app/school/pg_connection.h"

namespace cutcard::school {

/// The newest schema of a server that this program knows: the number of its migrations.
int newestSchema();

/// 0: the database has nothing of a school yet.
StoreResult<int> schemaOf(PgConnection& connection);

/// Nothing: a program of this version can work with it.
StoreResult<Done> needNewestSchema(PgConnection& connection);

/// Makes the roles, takes away what everybody may do, and applies what is missing, each migration in a transaction of
/// its own; by one who may make roles. Returns the number from before. `upTo` 0: all.
StoreResult<int> prepareSchool(PgConnection& connection, int upTo = 0);

}  // namespace cutcard::school
