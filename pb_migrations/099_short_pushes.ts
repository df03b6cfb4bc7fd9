// The part of a push that the app reads now has a short form of its own, which needs no packing. Only builds that are
// no longer in use ask for `packed`.
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
