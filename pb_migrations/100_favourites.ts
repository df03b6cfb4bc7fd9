// The teams that boards have shown, by league, for people who search for a team (lib/boards/learn-teams.ts); and a
// user's favourites: one row with the user's own id, so that its devices follow it by name. `teams` is
// `{"nfl/12": {on, at}}`, which only the outbox writes (src/domain/people/favourites).
migrate(
  (app) => {
    const ids = (min: number) =>
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min,
        max: 15,
        pattern: '^[a-z0-9]+$',
      })
    const teams = new Collection({ type: 'base', name: 'teams' })
    teams.fields.add(ids(2), new JSONField({ name: 'teams', maxSize: 1_000_000 }))
    app.save(teams)

    const readers =
      "(@request.auth.id != '' && user_id = @request.auth.id) || @request.auth.can:each ?= 'admin_dashboard'"
    const favourites = new Collection({
      type: 'base',
      name: 'favourites',
      listRule: readers,
      viewRule: readers,
    })
    favourites.fields.add(
      ids(15),
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new JSONField({ name: 'teams', maxSize: 40_000 }),
    )
    favourites.addIndex('idx_favourites_user', true, 'user_id', '')
    app.save(favourites)
  },
  (app) => {
    for (const name of ['favourites', 'teams']) app.delete(app.findCollectionByNameOrId(name))
  },
)
