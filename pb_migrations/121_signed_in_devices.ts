// Where an account is signed in: a row for each session of tokens, so that its owner sees the devices and can sign one
// out. An id is the hash of the session's name, as in ended_sessions. `renewed` is the wall clock's, as tokens are.
migrate(
  (app) => {
    const devices = new Collection({ type: 'base', name: 'signed_in_devices' })
    devices.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 32,
        max: 32,
        pattern: '^[a-f0-9]+$',
      }),
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new TextField({ name: 'user_agent', max: 500 }),
      new NumberField({ name: 'touch_points', onlyInt: true, min: 0 }),
      new DateField({ name: 'last_activity', required: true }),
      new NumberField({ name: 'renewed', onlyInt: true }),
    )
    devices.addIndex('idx_devices_user', false, 'user_id, renewed', '')
    devices.addIndex('idx_devices_renewed', false, 'renewed', '')
    app.save(devices)
  },
  (app) => app.delete(app.findCollectionByNameOrId('signed_in_devices')),
)
