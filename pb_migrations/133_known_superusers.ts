// Whether an account has a row in `superusers`, so that its page can show what only superusers open: an admin can have
// the same permissions. Written with `can`, at every save, whoever saves.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(new BoolField({ name: 'superuser' }))
    app.save(users)
    app
      .db()
      .newQuery('UPDATE users SET superuser = TRUE WHERE id IN (SELECT user_id FROM superusers)')
      .execute()
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.removeByName('superuser')
    app.save(users)
  },
)
