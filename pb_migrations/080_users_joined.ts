// Shows operators who joined last without sorting all users, even among a million.
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
