// A user may ask whether it is an operator itself. Boards are read one by one: a list, or a stream of all of them,
// would send eight leagues to a viewer of one.
migrate(
  (app) => {
    const operators = "@request.auth.can:each ?= 'admin_dashboard'"
    const superusers = app.findCollectionByNameOrId('superusers')
    superusers.listRule = `(@request.auth.id != '' && user_id = @request.auth.id) || ${operators}`
    superusers.viewRule = superusers.listRule
    app.save(superusers)
    const boards = app.findCollectionByNameOrId('boards')
    boards.listRule = operators
    app.save(boards)
  },
  (app) => {
    const superusers = app.findCollectionByNameOrId('superusers')
    unmarshal({ listRule: null, viewRule: null }, superusers)
    app.save(superusers)
    const boards = app.findCollectionByNameOrId('boards')
    boards.listRule = ''
    app.save(boards)
  },
)
