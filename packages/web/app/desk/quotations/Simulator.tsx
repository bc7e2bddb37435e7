import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation, useRevalidator } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { ChoicesContext } from '../../building/choices.ts'
import { ConsequenceDialog } from '../../building/ConsequenceDialog.tsx'
import { ResolverDialog } from '../../building/ResolverDialog.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import type { handleQuotation, Refused } from './handle-quotation.ts'
import type { LoadedQuotation, QuotationDesk } from './load-quotation.ts'
import { Accessories, Coating, Comment, Model, Optionals } from './Panels.tsx'
import { Preview } from './Preview.tsx'
import { QuotedCar } from './QuotedCar.tsx'
import css from './quotations.module.css'
import { Review } from './Review.tsx'
import { SoldOut } from './SoldOut.tsx'
import { Tabs } from './Tabs.tsx'
import { Totals } from './Totals.tsx'
import { type Tab, TABS, useQuoted } from './use-quoted.ts'

interface SimulatorProps {
  readonly desk: QuotationDesk
  readonly saved: LoadedQuotation['saved']
  readonly page: { readonly begun: { readonly name: string; readonly email: string }; readonly once: string }
  readonly refused: Refused
}

/** One form in tabs, which keep what they hold; its totals stay in sight. */
export function Simulator({ desk, saved, page, refused }: SimulatorProps) {
  const { t } = useTexts()
  const quoted = useQuoted(desk, saved, page.begun)
  const [tab, setTab] = useState<Tab>(saved ? 'review' : 'model')
  const form = useRef<HTMLFormElement>(null)
  const preview = useFetcher<typeof handleQuotation>()
  const isSending = useNavigation().state !== 'idle'
  useMovedPrice(refused)
  const { index, state, dispatch, build } = quoted
  const choices = useMemo(() => ({ index, state, dispatch, build }), [index, state, dispatch, build])
  const open = (next: Tab) => {
    setTab(next)
    if (next !== 'preview' || !form.current) return
    const sent = new FormData(form.current)
    sent.set('intent', 'preview')
    void preview.submit(sent, { method: 'post' })
  }
  const errors = refused && refused !== 'unsent' ? refused.fields : {}
  const panels: Readonly<Record<Tab, React.ReactNode>> = {
    model: <Model quoted={quoted} desk={desk} saved={saved} />,
    optionals: <Optionals desk={desk} />,
    coating: <Coating />,
    accessories: <Accessories desk={desk} />,
    comment: <Comment quoted={quoted} desk={desk} errors={errors} />,
    review: <Review quoted={quoted} errors={errors} saved={saved} />,
    preview: <Preview answer={preview.data} isLoading={preview.state !== 'idle'} saved={saved} />,
  }
  return (
    <ChoicesContext value={choices}>
      <Form method="post" ref={form} className={css.simulator}>
        <XsrfField />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="key" value={page.once} />
        <QuotedCar quoted={quoted} desk={desk} saved={saved} />
        {refused === 'unsent' && <Outcome tone="bad">{t('quotation.unsent')}</Outcome>}
        {refused && refused !== 'unsent' && <Outcome tone="bad">{refused.message}</Outcome>}
        {quoted.opened.gone.length > 0 && (
          <InlineMessage tone="warn">{t('quotation.goneItems', { count: quoted.opened.gone.length })}</InlineMessage>
        )}
        <Totals quoted={quoted} isSending={isSending} isFirst={!saved} />
        <SoldOut quoted={quoted} desk={desk} />
        <Tabs open={tab} onOpen={open} changed={quoted.changedTabs} />
        {TABS.map((one) => (
          <Stack
            key={one}
            gap={4}
            role="tabpanel"
            id={`panel-${one}`}
            aria-labelledby={`tab-${one}`}
            hidden={one !== tab}
            className={css.panel}
          >
            {panels[one]}
          </Stack>
        ))}
      </Form>
      <ConsequenceDialog />
      <ResolverDialog />
    </ChoicesContext>
  )
}

/** A price that moved while somebody quoted is read anew; what was chosen stays. */
function useMovedPrice(refused: Refused): void {
  const { revalidate } = useRevalidator()
  const hasMoved = refused !== null && refused !== 'unsent' && refused.code === 'quotation.priceMoved'
  useEffect(() => {
    if (hasMoved) void revalidate()
  }, [hasMoved, revalidate])
}
