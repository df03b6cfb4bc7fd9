// The nightly sweep finds accounts that nobody has proved without reading a million that somebody has.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.addIndex('idx_users_unproved', false, 'joined_at', 'awaits_proof = TRUE')
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.removeIndex('idx_users_unproved')
    app.save(users)
  },
)
