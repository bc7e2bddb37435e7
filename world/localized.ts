/** A text of the product in both of its languages. */
export interface Localized {
  'pt-BR': string
  'es-AR': string
}

export const both = (pt: string, es: string = pt): Localized => ({ 'pt-BR': pt, 'es-AR': es })
