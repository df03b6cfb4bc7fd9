// A user's preferences, so that they follow it from device to device. `values` holds the names that
// src/domain/people/settings/preferences.ts knows; a name left out has its default.
migrate(
  (app) => {
    const own = "@request.auth.id != '' && user_id = @request.auth.id"
    const readers = `(${own}) || @request.auth.can:each ?= 'admin_dashboard'`
    const preferences = new Collection({
      type: 'base',
      name: 'preferences',
      listRule: readers,
      viewRule: readers,
      createRule: own,
      updateRule: `${own} && @request.body.user_id:changed = false`,
      deleteRule: own,
    })
    preferences.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new JSONField({ name: 'values', maxSize: 4000 }),
      new SelectField({ name: 'theme', maxSelect: 1, values: ['classic', 'material'] }),
    )
    preferences.addIndex('idx_preferences_user', true, 'user_id', '')
    app.save(preferences)
  },
  (app) => app.delete(app.findCollectionByNameOrId('preferences')),
)
