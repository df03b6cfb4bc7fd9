// A user who came from a provider has a random password that nobody knows, and proves its identity by a fresh sign-in
// instead. `entered` says when a session began (wall clock); 0 where that is not known. Accounts that providers made
// before this: see 140.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(new BoolField({ name: 'without_password' }))
    app.save(users)
    const devices = app.findCollectionByNameOrId('signed_in_devices')
    devices.fields.add(new NumberField({ name: 'entered', onlyInt: true }))
    app.save(devices)
  },
  (app) => {
    const devices = app.findCollectionByNameOrId('signed_in_devices')
    devices.fields.removeByName('entered')
    app.save(devices)
    const users = app.findCollectionByNameOrId('users')
    users.fields.removeByName('without_password')
    app.save(users)
  },
)
