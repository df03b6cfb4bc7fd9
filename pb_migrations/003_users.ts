// What a user may do: `tier` is the truth, `can` the permissions that follow from it and from what an operator granted
// or took away. Rules of other collections read `can`, so it lives on the auth record itself.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(
      new SelectField({ name: 'tier', maxSelect: 1, values: ['registered', 'verified', 'premium', 'admin'] }),
      new SelectField({
        name: 'can',
        maxSelect: 19,
        values: [
          'view_live_scores',
          'view_game_details',
          'access_nfl',
          'view_box_scores',
          'view_player_stats',
          'access_nba',
          'access_mlb',
          'access_nhl',
          'access_ncaaf',
          'view_detailed_stats',
          'view_historical_data',
          'view_betting_odds',
          'view_team_analytics',
          'unlimited_refresh',
          'export_data',
          'custom_alerts',
          'api_access',
          'admin_dashboard',
          'manage_users',
        ],
      }),
    )
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    for (const name of ['can', 'tier']) users.fields.removeByName(name)
    app.save(users)
  },
)
