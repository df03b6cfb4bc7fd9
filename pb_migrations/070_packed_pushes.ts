// The change of a push a second time, compressed: it is packed once for everybody, while compressing the streams would
// cost memory for each of them.
migrate(
  (app) => {
    const boards = app.findCollectionByNameOrId('boards')
    boards.fields.add(new TextField({ name: 'packed', max: 8192 }))
    app.save(boards)
  },
  (app) => {
    const boards = app.findCollectionByNameOrId('boards')
    boards.fields.removeByName('packed')
    app.save(boards)
  },
)
