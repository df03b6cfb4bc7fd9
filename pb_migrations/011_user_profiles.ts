// What the app asks of a user after sign-in: its tier, and nothing else of the account.
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
