import type { Part } from '@volante/domain/configuration/catalogue'
import type { Reason } from '@volante/domain/configuration/reasons'
import { useCallback } from 'react'
import { useTexts } from '../texts/texts.tsx'

/** A reason beside the thing it is about: that thing need not be named again. */
export function useShortReason(): (reason: Reason) => string {
  const { t } = useTexts()
  const full = useReasonText()
  return (reason) =>
    reason.rule === 'excludes' && reason.wantedChain.length < 2
      ? t('configurator.blocked-by', { blocker: reason.blockerChain.at(-1)?.name ?? '' })
      : `${full(reason)} ${t('configurator.why-not')}`
}

/** A reason in a sentence that names what blocks and how it came into the car. */
export function useReasonText(): (reason: Reason) => string {
  const { t } = useTexts()
  return useCallback(
    (reason) => {
      const named = (chain: readonly Part[]) => {
        const [first, last] = [chain[0]?.name ?? '', chain.at(-1)?.name ?? '']
        return chain.length < 2 ? last : t('configurator.reason.chain', { part: last, with: first })
      }
      switch (reason.rule) {
        case 'excludes':
          return t('configurator.reason.excludes', {
            blocker: named(reason.blockerChain),
            wanted: named(reason.wantedChain),
          })
        case 'color':
        case 'coating':
          return t(`configurator.reason.${reason.rule}`, {
            blocker: named(reason.blockerChain),
            allowed: reason.allowed.map(({ name }) => name).join(', '),
          })
        case 'impossible':
          return t('configurator.reason.impossible', { wanted: named(reason.wantedChain) })
        case 'unknown':
          return t('configurator.reason.unknown')
      }
    },
    [t],
  )
}
