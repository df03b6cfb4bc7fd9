// Operators see who joined last: among a million users too, without sorting them.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.addIndex('idx_users_joined', false, 'joined_at', '')
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.removeIndex('idx_users_joined')
    app.save(users)
  },
)
