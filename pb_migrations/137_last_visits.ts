// When each person was there last, for the operators' directory: among a million visits, the last ones of ten thousand
// people are on as many pages of the file. The count of the month updates it for the people that it counts
// (lib/console/audience/count-month.ts). The whole table is read once: with the index of people, each row would be
// looked up elsewhere, in four times the time.
migrate(
  (app) => {
    const statements = [
      'CREATE TABLE last_visits (user_id TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID',
      'INSERT INTO last_visits SELECT user_id, MAX(last_activity) FROM user_sessions NOT INDEXED GROUP BY user_id',
    ]
    for (const sql of statements) app.db().newQuery(sql).execute()
  },
  (app) => {
    app.db().newQuery('DROP TABLE last_visits').execute()
  },
)
