// Lines of pages say which build the page is of, and which visit they belong to.
migrate(
  (app) => {
    const logs = app.findCollectionByNameOrId('logs')
    logs.fields.add(
      new TextField({ name: 'build_id', max: 40 }),
      new TextField({ name: 'session_id', max: 40 }),
    )
    app.save(logs)
  },
  (app) => {
    const logs = app.findCollectionByNameOrId('logs')
    for (const name of ['build_id', 'session_id']) logs.fields.removeByName(name)
    app.save(logs)
  },
)
