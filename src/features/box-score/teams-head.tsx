interface Props {
  readonly away: { readonly abbreviation: string }
  readonly home: { readonly abbreviation: string }
  /** What the column between the teams names, for screen readers. */
  readonly middle: string
}

/** The head of a table that compares two teams. */
export function TeamsHead({ away, home, middle }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{away.abbreviation}</th>
        <th scope="col">
          <span className="visually-hidden">{middle}</span>
        </th>
        <th scope="col">{home.abbreviation}</th>
      </tr>
    </thead>
  )
}
