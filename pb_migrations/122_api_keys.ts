// Keys with which programs read what their owner may see (lib/api). Of a key there is only its SHA-256: it is 32 random
// bytes, so that nobody finds it from there. `day` and `day_count` are the wall clock's, the times product time.
migrate(
  (app) => {
    const keys = new Collection({ type: 'base', name: 'api_keys' })
    keys.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new TextField({ name: 'name', required: true, max: 60 }),
      new TextField({ name: 'hash', required: true, min: 64, max: 64, pattern: '^[a-f0-9]+$', hidden: true }),
      new TextField({ name: 'ending', required: true, max: 4 }),
      new DateField({ name: 'created_at', required: true }),
      new DateField({ name: 'last_used_at' }),
      new TextField({ name: 'day', max: 10 }),
      new NumberField({ name: 'day_count', onlyInt: true, min: 0 }),
    )
    keys.addIndex('idx_api_keys_hash', true, 'hash', '')
    keys.addIndex('idx_api_keys_user', false, 'user_id', '')
    app.save(keys)
  },
  (app) => app.delete(app.findCollectionByNameOrId('api_keys')),
)
