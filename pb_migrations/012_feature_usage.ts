// How often a user used a feature on an Eastern day. Counted by the server, read by the user.
migrate(
  (app) => {
    const readers =
      "(@request.auth.id != '' && user_id = @request.auth.id) || @request.auth.can:each ?= 'admin_dashboard'"
    const usage = new Collection({
      type: 'base',
      name: 'feature_usage_tracking',
      listRule: readers,
      viewRule: readers,
    })
    usage.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new TextField({ name: 'feature_flag', required: true, max: 100 }),
      new NumberField({ name: 'usage_count', onlyInt: true, min: 0 }),
      new DateField({ name: 'last_used_at', required: true }),
      // 0 is no limit: a number field cannot be empty.
      new NumberField({ name: 'quota_limit', onlyInt: true, min: 0 }),
      new TextField({ name: 'date_bucket', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    )
    usage.addIndex('idx_feature_usage_day', true, 'user_id, date_bucket, feature_flag', '')
    app.save(usage)
  },
  (app) => app.delete(app.findCollectionByNameOrId('feature_usage_tracking')),
)
