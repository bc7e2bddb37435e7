import { useTexts } from '../../../texts/texts.tsx'

/** Sheets and their columns in the reader's words. */
export function useSheetWords() {
  const { byKey, language } = useTexts()
  return {
    sheetName: (name: string) => byKey(`sheets.name.${name}`),
    about: (name: string) => byKey(`sheets.about.${name}`),
    /** A heading such as `name.es-AR` reads "Nome (es-AR)". */
    heading: (heading: string) => {
      const [column = '', of] = heading.split('.')
      const word = byKey(`sheets.column.${column}`)
      return of ? `${word} (${of})` : word
    },
    /** Where a sheet's file is, its headings in the reader's language. */
    fileOf: (sheet: string, query: Readonly<Record<string, string>>) =>
      `/api/sheets/${sheet}/file?${new URLSearchParams({ ...query, language })}`,
  }
}
