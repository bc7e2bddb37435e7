/** The main town that the four digits of an Argentine postal code are numbered around. */
export interface PostalTown {
  readonly town: string
  /** ISO 3166-2:AR letter of its province. */
  readonly province: string
}

/**
 * Where each area of the four-digit codes begins, in rising order (Correo Argentino; the digits of a CPA are the same). Codes run along the
 * old railways: an area holds its town and what is around it, which is as near as a search for dealers needs.
 */
const AREAS: readonly (readonly [first: number, province: string, town: string])[] = [
  [1000, 'C', 'Buenos Aires'],
  [1600, 'B', 'San Isidro'],
  [1629, 'B', 'Pilar'],
  [1636, 'B', 'San Isidro'],
  [1648, 'B', 'Tigre'],
  [1650, 'B', 'San Isidro'],
  [1700, 'B', 'Morón'],
  [1800, 'B', 'Lomas de Zamora'],
  [1870, 'B', 'Quilmes'],
  [1894, 'B', 'La Plata'],
  [2000, 'S', 'Rosario'],
  [2300, 'S', 'Rafaela'],
  [2400, 'X', 'San Francisco'],
  [2500, 'S', 'Rosario'],
  [2700, 'B', 'Pergamino'],
  [2800, 'B', 'Zárate'],
  [2820, 'E', 'Gualeguaychú'],
  [2900, 'B', 'San Nicolás de los Arroyos'],
  [3000, 'S', 'Santa Fe'],
  [3100, 'E', 'Paraná'],
  [3200, 'E', 'Concordia'],
  [3300, 'N', 'Posadas'],
  [3400, 'W', 'Corrientes'],
  [3500, 'H', 'Resistencia'],
  [3600, 'P', 'Formosa'],
  [3700, 'H', 'Resistencia'],
  [4000, 'T', 'San Miguel de Tucumán'],
  [4200, 'G', 'Santiago del Estero'],
  [4400, 'A', 'Salta'],
  [4600, 'Y', 'San Salvador de Jujuy'],
  [4700, 'K', 'Catamarca'],
  [5000, 'X', 'Córdoba'],
  [5300, 'F', 'La Rioja'],
  [5400, 'J', 'San Juan'],
  [5500, 'M', 'Mendoza'],
  [5600, 'M', 'San Rafael'],
  [5700, 'D', 'San Luis'],
  [5800, 'X', 'Río Cuarto'],
  [5900, 'X', 'Villa María'],
  [6000, 'B', 'Junín'],
  [6300, 'L', 'Santa Rosa'],
  [6400, 'B', 'Junín'],
  [7000, 'B', 'Tandil'],
  [7300, 'B', 'Azul'],
  [7400, 'B', 'Olavarría'],
  [7500, 'B', 'Bahía Blanca'],
  [7600, 'B', 'Mar del Plata'],
  [8000, 'B', 'Bahía Blanca'],
  [8200, 'L', 'Santa Rosa'],
  [8300, 'Q', 'Neuquén'],
  [8324, 'R', 'General Roca'],
  [8340, 'Q', 'Neuquén'],
  [8400, 'R', 'San Carlos de Bariloche'],
  [8500, 'R', 'Viedma'],
  [9000, 'U', 'Comodoro Rivadavia'],
  [9100, 'U', 'Trelew'],
  [9200, 'U', 'Esquel'],
  [9300, 'Z', 'Río Gallegos'],
  [9410, 'V', 'Ushuaia'],
  [9420, 'V', 'Río Grande'],
]

/** Takes an Argentine postal code, four digits or a CPA; returns the main town of its area, null for what is no such code. */
export function townOfPostalCode(code: string): PostalTown | null {
  const digits = /^[a-z]?([1-9]\d{3})(?:[a-z]{3})?$/i.exec(code.replace(/\s/g, ''))?.[1]
  const area = AREAS.findLast(([first]) => first <= Number(digits))
  return area ? { province: area[1], town: area[2] } : null
}
