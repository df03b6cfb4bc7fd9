/**
 * Without a superuser PocketBase offers an install link to whoever comes first. This one is made before the port
 * opens; nobody knows its password, which is never printed, stored in clear or passed to another process.
 */
export function makeFirstSuperuser(): void {
  if ($app.countRecords('_superusers') > 0) return
  const superuser = new Record($app.findCollectionByNameOrId('_superusers'))
  superuser.setEmail('first@superuser.invalid')
  superuser.setPassword($security.randomString(48))
  $app.save(superuser)
}
