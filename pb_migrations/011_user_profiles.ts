// The tier of a user, which the app asks for after sign-in; it shows nothing else of the account.
migrate(
  (app) => {
    const readers =
      "(@request.auth.id != '' && id = @request.auth.id) || @request.auth.can:each ?= 'admin_dashboard'"
    app.save(
      new Collection({
        type: 'view',
        name: 'user_profiles',
        viewQuery: 'SELECT id, tier FROM users',
        listRule: readers,
        viewRule: readers,
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('user_profiles')),
)
