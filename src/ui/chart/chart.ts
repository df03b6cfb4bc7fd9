/** What a chart shows, whatever it is about: who draws it knows numbers only. */
export interface Chart {
  /** Seconds since 1970 where `marks` is missing, else any numbers; ascending. */
  readonly xs: readonly number[]
  readonly tracks: readonly ChartTrack[]
  /** What the chart spans from below to above, by the least and the most that it has. */
  readonly range: (least: number, most: number) => [number, number]
  /** Where the lines across stand; nothing: where they fit. */
  readonly lines?: readonly number[]
  readonly heightText: (height: number) => string
  /** What stands below the chart in place of dates, and where. */
  readonly marks?: readonly ChartMark[]
  /** A step holds until the next one begins; else the line goes straight from one to the next. */
  readonly isStepped: boolean
}

export interface ChartTrack {
  /** One for each of `xs`. */
  readonly heights: readonly (number | null)[]
  /** Six hex digits; the accent of the theme where there is none. */
  readonly color?: string | undefined
  /** Two lines of colours that are alike are told apart. */
  readonly isDashed?: boolean
  /** Filled from this height on, in another colour below it. */
  readonly split?: { readonly at: number; readonly colorBelow?: string | undefined }
}

export interface ChartMark {
  readonly at: number
  readonly text: string
}
