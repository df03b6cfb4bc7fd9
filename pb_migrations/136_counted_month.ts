// The figures of the console about a month of visits are kept counted (lib/console/audience): distinct people cannot be
// added up, and counting a hundred thousand visits takes seconds. `month_people` holds the counts of each person,
// `month_totals` adds them up, `month_changed` names the people whose visits were written since. The index finds the
// visits of those.
migrate(
  (app) => {
    const figure = 'kind TEXT NOT NULL, sport TEXT NOT NULL, part TEXT NOT NULL'
    const changed = (row: string) => `INSERT OR IGNORE INTO month_changed (user_id) VALUES (${row}.user_id);`
    const statements = [
      // Made alone: saving the collection would make all its indexes anew.
      'CREATE INDEX idx_sessions_of_user ON user_sessions (user_id, session_start)',
      `CREATE TABLE month_people (user_id TEXT NOT NULL, ${figure}, visits INTEGER NOT NULL, amount INTEGER NOT NULL,
        PRIMARY KEY (user_id, kind, sport, part)) WITHOUT ROWID`,
      // The busiest first.
      `CREATE INDEX idx_month_people_busiest ON month_people (kind, sport, visits DESC, amount DESC, user_id)
        WHERE kind IN ('all', 'sport')`,
      `CREATE TABLE month_totals (${figure}, users INTEGER NOT NULL, visits INTEGER NOT NULL, amount INTEGER NOT NULL,
        PRIMARY KEY (kind, sport, part)) WITHOUT ROWID`,
      'CREATE TABLE month_changed (user_id TEXT PRIMARY KEY) WITHOUT ROWID',
      // Product time, milliseconds. Until the first count, everybody who came within the month is still to be counted.
      'CREATE TABLE month_counted (at INTEGER NOT NULL)',
      'INSERT INTO month_counted (at) VALUES (0)',
      `CREATE TRIGGER visit_written AFTER INSERT ON user_sessions BEGIN ${changed('new')} END`,
      `CREATE TRIGGER visit_changed AFTER UPDATE ON user_sessions BEGIN ${changed('old')} ${changed('new')} END`,
      `CREATE TRIGGER visit_gone AFTER DELETE ON user_sessions BEGIN ${changed('old')} END`,
    ]
    for (const sql of statements) app.db().newQuery(sql).execute()
  },
  (app) => {
    for (const name of ['visit_written', 'visit_changed', 'visit_gone'])
      app.db().newQuery(`DROP TRIGGER ${name}`).execute()
    for (const name of ['month_people', 'month_totals', 'month_changed', 'month_counted'])
      app.db().newQuery(`DROP TABLE ${name}`).execute()
    app.db().newQuery('DROP INDEX idx_sessions_of_user').execute()
  },
)
