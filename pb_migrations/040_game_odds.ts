// The line of each game, and how it moved. Numbers are JSON columns, because a number column cannot be empty: it would
// say 0 where nobody offers a number, and 0 is a pick'em. JSON columns sort and compare as numbers all the same.
migrate(
  (app) => {
    const oddsReaders = "@request.auth.can:each ?= 'view_betting_odds'"
    const numbers = (prefix: string, names: string[]) =>
      names.map((name) => new JSONField({ name: prefix + name, maxSize: 40 }))
    const ofRecord = () => [
      new TextField({ name: 'game_id', required: true, max: 40 }),
      new TextField({ name: 'sport', required: true, max: 20 }),
      new TextField({ name: 'home_team', max: 40 }),
      new TextField({ name: 'away_team', max: 40 }),
      ...numbers('', [
        'home_spread',
        'away_spread',
        'home_money_line',
        'away_money_line',
        'over_under',
        'home_spread_odds',
        'away_spread_odds',
      ]),
      new TextField({ name: 'provider_name', max: 200 }),
      new TextField({ name: 'provider_id', max: 40 }),
      new TextField({ name: 'details', max: 300 }),
      new DateField({ name: 'game_date' }),
      new DateField({ name: 'fetched_at' }),
    ]

    const odds = new Collection({
      type: 'base',
      name: 'game_odds',
      listRule: oddsReaders,
      viewRule: oddsReaders,
    })
    odds.fields.add(...ofRecord())
    odds.addIndex('idx_game_odds_game', true, 'game_id, sport', '')
    odds.addIndex('idx_game_odds_date', false, 'game_date, sport', '')
    app.save(odds)

    const history = new Collection({
      type: 'base',
      name: 'game_odds_history',
      listRule: oddsReaders,
      viewRule: oddsReaders,
    })
    history.fields.add(
      ...ofRecord(),
      new SelectField({
        name: 'change_type',
        required: true,
        maxSelect: 1,
        values: ['initial', 'all_changed', 'spread_change', 'line_change', 'total_change'],
      }),
      ...numbers('previous_', [
        'home_spread',
        'away_spread',
        'home_money_line',
        'away_money_line',
        'over_under',
      ]),
      new DateField({ name: 'recorded_at', required: true }),
    )
    history.addIndex('idx_odds_history_game', false, 'game_id, sport, recorded_at', '')
    history.addIndex('idx_odds_history_recent', false, 'recorded_at', '')
    history.addIndex('idx_odds_history_sport', false, 'sport, recorded_at', '')
    app.save(history)
  },
  (app) => {
    for (const name of ['game_odds_history', 'game_odds']) app.delete(app.findCollectionByNameOrId(name))
  },
)
