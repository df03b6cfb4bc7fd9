// Operators' searches find lines among a million in milliseconds: an index of all runs of three characters, whose row
// ids are times, so that the newest come first, and sums of each hour. Triggers keep both up to date, whoever writes.
migrate(
  (app) => {
    const shown = (row: string) =>
      ['level', 'category', 'message', 'correlationId']
        .map((name) => `${row}.${name}`)
        .join(' || char(10) || ')
    /** Milliseconds, with room for a million lines of the same one. */
    const first = (row: string) =>
      `COALESCE(CAST(strftime('%s', ${row}.timestamp) AS INTEGER) * 1000
        + CAST(substr(${row}.timestamp, 21, 3) AS INTEGER), 0) * 1000000`
    const forget = `INSERT INTO log_words (log_words, rowid, shown)
        SELECT 'delete', n, ${shown('old')} FROM log_numbers WHERE line = old.id;
      DELETE FROM log_numbers WHERE line = old.id;
      UPDATE log_hours SET n = n - 1 WHERE hour = substr(old.timestamp, 1, 13) AND level = old.level;`
    const note = `INSERT OR IGNORE INTO log_numbers (n, line) SELECT COALESCE((SELECT MAX(n) + 1 FROM log_numbers
          WHERE n >= ${first('new')} AND n < ${first('new')} + 1000000), ${first('new')}), new.id;
      INSERT INTO log_words (rowid, shown) SELECT n, ${shown('new')} FROM log_numbers WHERE line = new.id;
      INSERT INTO log_hours (hour, level, n) VALUES (substr(new.timestamp, 1, 13), new.level, 1)
        ON CONFLICT (hour, level) DO UPDATE SET n = n + 1;`
    const statements = [
      'CREATE TABLE log_numbers (n INTEGER PRIMARY KEY, line TEXT NOT NULL UNIQUE)',
      'CREATE TABLE log_hours (hour TEXT, level TEXT, n INTEGER NOT NULL, PRIMARY KEY (hour, level)) WITHOUT ROWID',
      // The index does not keep where in a text a run stands: each line that is found is searched anyway.
      `CREATE VIRTUAL TABLE log_words USING
        fts5(shown, tokenize = 'trigram', detail = none, columnsize = 0, content = '')`,
      `INSERT INTO log_numbers (n, line)
        SELECT ${first('logs')} + row_number() OVER (PARTITION BY timestamp ORDER BY id) - 1, id FROM logs`,
      `INSERT INTO log_words (rowid, shown)
        SELECT n, ${shown('logs')} FROM log_numbers JOIN logs ON logs.id = log_numbers.line ORDER BY n`,
      'INSERT INTO log_hours SELECT substr(timestamp, 1, 13), level, COUNT(*) FROM logs GROUP BY 1, 2',
      `CREATE TRIGGER log_line_written AFTER INSERT ON logs BEGIN ${note} END`,
      `CREATE TRIGGER log_line_gone AFTER DELETE ON logs BEGIN ${forget} END`,
      `CREATE TRIGGER log_line_changed AFTER UPDATE OF timestamp, level, category, message, correlationId ON logs
        BEGIN ${forget} ${note} END`,
    ]
    for (const sql of statements) app.db().newQuery(sql).execute()
  },
  (app) => {
    const triggers = ['log_line_written', 'log_line_gone', 'log_line_changed']
    for (const name of triggers) app.db().newQuery(`DROP TRIGGER ${name}`).execute()
    for (const name of ['log_words', 'log_hours', 'log_numbers'])
      app.db().newQuery(`DROP TABLE ${name}`).execute()
  },
)
