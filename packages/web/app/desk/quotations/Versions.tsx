import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Differences } from '../../work/Differences.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import type { LoadedQuotation } from './load-quotation.ts'
import { QUOTATIONS } from '../../work/list/known-lists.ts'

interface VersionsProps {
  readonly saved: NonNullable<LoadedQuotation['saved']>
}

const MONEY = ['initialPrice', 'changedPrice', 'bonus', 'discount', 'cashPrice', 'tradeIn']

/** Each saving with what it changed; an earlier one is restored after one question. */
export function Versions({ saved: { versions, latest, number } }: VersionsProps) {
  const { t, byKey, money, date } = useTexts()
  const [asked, ask] = useState<number | null>(null)
  const shown = (field: string, value: string | number | null) =>
    typeof value === 'number' && MONEY.includes(field) ? money(value) : String(value ?? '')
  return (
    <Disclosure title={t('quotation.versions.title', { count: versions.length })}>
      <Stack as="ol" role="list" gap={4}>
        {versions.toReversed().map(({ version, at, by, cashPrice, changes }) => (
          <Stack as="li" key={version} gap={1} align="start">
            <Link to={`${QUOTATIONS.path}/${number}?of=${version}`}>
              {t('quotation.versions.one', { version, amount: money(cashPrice) })}
            </Link>
            <Soft>{t('quotation.versions.by', { by, at: date(at, 'moment') })}</Soft>
            <Differences
              of={changes.map(({ field, before, after }) => ({
                name: byKey(`quotation.field.${field}`),
                before: shown(field, before),
                after: shown(field, after),
              }))}
            />
            {version !== latest && (
              <Button size="small" onClick={() => ask(version)}>
                {t('quotation.restoreOne', { version })}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      <Dialog
        isOpen={asked !== null}
        onClose={() => ask(null)}
        title={t('quotation.restore')}
        size="small"
        footer={
          <>
            <Button onClick={() => ask(null)}>{t('quotation.keep')}</Button>
            <PostButton
              size="medium"
              variant="primary"
              fields={{ intent: 'restore', version: String(asked ?? ''), before: String(latest) }}
            >
              {t('quotation.restoreDo')}
            </PostButton>
          </>
        }
      >
        <p>{t('quotation.restoreText')}</p>
      </Dialog>
    </Disclosure>
  )
}
