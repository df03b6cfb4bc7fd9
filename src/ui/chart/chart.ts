/** The data of a chart on any subject: the code that draws it knows only numbers. */
export interface Chart {
  /** Seconds since 1970 where `marks` is missing, else any numbers; ascending. */
  readonly xs: readonly number[]
  readonly tracks: readonly ChartTrack[]
  /** The lowest and highest value on the axis, given the least and the most of the data. */
  readonly range: (least: number, most: number) => [number, number]
  /** The values of the horizontal lines; undefined: where they fit. */
  readonly lines?: readonly number[]
  readonly heightText: (height: number) => string
  /** The labels below the chart in place of dates, and their places. */
  readonly marks?: readonly ChartMark[]
  /** True: a value holds until the next one. False: straight lines connect the values. */
  readonly isStepped: boolean
}

export interface ChartTrack {
  /** One for each of `xs`. */
  readonly heights: readonly (number | null)[]
  /** Six hex digits; the accent of the theme where there is none. */
  readonly color?: string | undefined
  /** Distinguishes two lines whose colours are alike. */
  readonly isDashed?: boolean
  /** Fills the area between the line and this height, in another colour where the line is below it. */
  readonly split?: { readonly at: number; readonly colorBelow?: string | undefined }
}

export interface ChartMark {
  readonly at: number
  readonly text: string
}
