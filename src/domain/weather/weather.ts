export type WeatherCondition = 'Clear' | 'Indoor' | 'Snow' | 'Rain' | 'Windy' | 'Storm' | 'Hazy' | 'Overcast'

export interface Weather {
  /** Fahrenheit, whole. */
  readonly temp: number
  readonly condition: WeatherCondition
  /** True if the weather is assumed because no source gave it. */
  readonly estimated: boolean
}

/** A card's text. Indoors it names no temperature, as that does not matter there. */
export function weatherText({ temp, condition, estimated }: Weather): string {
  if (condition === 'Indoor') return 'Indoor'
  const text = `${Math.round(temp)}° ${condition}`
  return estimated ? `${text} (estimated)` : text
}
