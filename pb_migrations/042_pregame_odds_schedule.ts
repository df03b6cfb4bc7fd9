// When the final odds of each coming game are fetched. All times are product time, hence no autodate.
migrate(
  (app) => {
    const operators = "@request.auth.can:each ?= 'admin_dashboard'"
    const schedule = new Collection({
      type: 'base',
      name: 'pregame_odds_schedule',
      listRule: operators,
      viewRule: operators,
    })
    schedule.fields.add(
      new TextField({ name: 'game_id', required: true, max: 40 }),
      new TextField({ name: 'sport', required: true, max: 20 }),
      new DateField({ name: 'scheduled_fetch_time', required: true }),
      new DateField({ name: 'game_start_time', required: true }),
      new TextField({ name: 'home_team', max: 40 }),
      new TextField({ name: 'away_team', max: 40 }),
      new SelectField({
        name: 'status',
        required: true,
        maxSelect: 1,
        values: ['scheduled', 'fetching', 'fetched', 'failed'],
      }),
      new DateField({ name: 'created_at' }),
      new DateField({ name: 'updated_at' }),
    )
    schedule.addIndex('idx_pregame_odds_game', true, 'game_id, sport', '')
    schedule.addIndex('idx_pregame_odds_due', false, 'status, scheduled_fetch_time', '')
    app.save(schedule)
  },
  (app) => app.delete(app.findCollectionByNameOrId('pregame_odds_schedule')),
)
