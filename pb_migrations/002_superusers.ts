// A row makes a user an operator of the product. Nobody reads or writes it from outside.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    const superusers = new Collection({ type: 'base', name: 'superusers' })
    superusers.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: users.id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
    )
    superusers.addIndex('idx_superusers_user', true, 'user_id', '')
    app.save(superusers)
  },
  (app) => app.delete(app.findCollectionByNameOrId('superusers')),
)
