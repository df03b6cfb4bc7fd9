// The searches of the log that an operator keeps: one row with the operator's own id, so that they are there on each
// device. Only the console's routes read and write it.
migrate(
  (app) => {
    const searches = new Collection({ type: 'base', name: 'log_searches' })
    searches.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new JSONField({ name: 'searches', maxSize: 60_000 }),
    )
    searches.addIndex('idx_log_searches_user', true, 'user_id', '')
    app.save(searches)
  },
  (app) => app.delete(app.findCollectionByNameOrId('log_searches')),
)
