// What the last use of a feature was about, as who used it says: a JSON object in a string.
migrate(
  (app) => {
    const usage = app.findCollectionByNameOrId('feature_usage_tracking')
    usage.fields.add(new TextField({ name: 'metadata', max: 2000 }))
    app.save(usage)
  },
  (app) => {
    const usage = app.findCollectionByNameOrId('feature_usage_tracking')
    usage.fields.removeByName('metadata')
    app.save(usage)
  },
)
