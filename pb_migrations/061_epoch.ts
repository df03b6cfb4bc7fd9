// One row: the epoch of all boards, and the mark by which the server recognises its own data folder. Server only.
migrate(
  (app) => {
    const epoch = new Collection({ type: 'base', name: 'server_epoch' })
    epoch.fields.add(
      new TextField({ name: 'epoch', required: true, max: 20 }),
      new TextField({ name: 'mark', max: 80 }),
    )
    app.save(epoch)
  },
  (app) => app.delete(app.findCollectionByNameOrId('server_epoch')),
)
