// What the app reads of a push has a short form of its own now, which needs no packing; what asks for `packed` is of a
// build that is over.
migrate(
  (app) => {
    const boards = app.findCollectionByNameOrId('boards')
    boards.fields.removeByName('packed')
    boards.fields.add(new TextField({ name: 'news', max: 8192 }))
    app.save(boards)
  },
  (app) => {
    const boards = app.findCollectionByNameOrId('boards')
    boards.fields.removeByName('news')
    boards.fields.add(new TextField({ name: 'packed', max: 8192 }))
    app.save(boards)
  },
)
