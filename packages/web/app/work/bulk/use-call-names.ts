import { useTexts } from '../../texts/texts.tsx'

/** Returns what takes what is done with many records and returns it in words: its own, or setting fields. */
export function useCallNames(noun: string): (call: string) => string {
  const { t, byKey, has } = useTexts()
  return (call) => {
    const own = `resources.${noun}.bulk.${call}`
    return has(own) ? byKey(own) : t('work.bulk.set')
  }
}
