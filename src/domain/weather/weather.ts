export type WeatherCondition = 'Clear' | 'Indoor' | 'Snow' | 'Rain' | 'Windy' | 'Storm' | 'Hazy' | 'Overcast'

export interface Weather {
  /** Fahrenheit, whole. */
  readonly temp: number
  readonly condition: WeatherCondition
  /** Assumed, as nobody told. */
  readonly estimated: boolean
}

/** What a card writes. Inside a hall the temperature is nobody's news. */
export function weatherText({ temp, condition, estimated }: Weather): string {
  if (condition === 'Indoor') return 'Indoor'
  const text = `${Math.round(temp)}° ${condition}`
  return estimated ? `${text} (estimated)` : text
}
