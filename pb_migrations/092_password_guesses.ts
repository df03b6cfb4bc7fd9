// Counts guesses at an account and remembers the networks of its owner: the limit of wrong passwords for one account
// needs both (src/domain/people/budgets/guess-limits.ts). Ids are hashes: neither addresses nor networks can be read
// from them. Times are milliseconds of the wall clock, since a guess is no part of a game.
migrate(
  (app) => {
    const ids = () =>
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 32,
        max: 32,
        pattern: '^[a-f0-9]+$',
      })
    const guesses = new Collection({ type: 'base', name: 'password_guesses' })
    guesses.fields.add(
      ids(),
      new NumberField({ name: 'began', onlyInt: true }),
      new NumberField({ name: 'count', onlyInt: true, min: 0 }),
    )
    guesses.addIndex('idx_password_guesses_began', false, 'began', '')
    app.save(guesses)

    const networks = new Collection({ type: 'base', name: 'known_networks' })
    networks.fields.add(
      ids(),
      new TextField({ name: 'account', required: true, max: 30 }),
      new NumberField({ name: 'used', onlyInt: true }),
    )
    networks.addIndex('idx_known_networks_account', false, 'account, used', '')
    networks.addIndex('idx_known_networks_used', false, 'used', '')
    app.save(networks)
  },
  (app) => {
    for (const name of ['known_networks', 'password_guesses']) app.delete(app.findCollectionByNameOrId(name))
  },
)
