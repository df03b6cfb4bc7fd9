// Keys with which programs read what their owner may see (lib/api). A row holds only the SHA-256 of a key, which is 32
// random bytes, so nobody can find the key from it. `day` and `day_count` follow the wall clock, the times are product
// time.
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
