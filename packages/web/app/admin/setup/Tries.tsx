import type { ProviderTry } from '@volante/contract/setup'
import { isOneOf } from '@volante/domain/choice'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'

/** Where nobody outside serves it. */
const OWN = ['built-in', 'folder', 'none'] as const

/** The outside services: who serves each, how its last try went, and a button that tries it now. */
export function Tries({ tries }: { readonly tries: readonly ProviderTry[] }) {
  const { t } = useTexts()
  const providerWord = ({ provider }: ProviderTry) =>
    isOneOf(OWN, provider) ? t(`admin.setup.tries.provider.${provider}`) : provider
  return (
    <WorkTable
      caption={t('admin.setup.tries')}
      rows={tries}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', title: t('admin.setup.tries.kind'), cell: ({ kind }) => t(`admin.setup.try.${kind}`) },
        { id: 'provider', title: t('admin.setup.tries.provider'), isRoomy: true, cell: providerWord },
        { id: 'last', title: t('admin.setup.tries.last'), cell: ({ last }) => <Last last={last} /> },
        {
          id: 'do',
          title: t('admin.setup.tries.do'),
          cell: ({ kind }) => (
            <PostButton
              fields={{ intent: 'try', kind }}
              variant="secondary"
              aria-label={t('admin.setup.tries.nowOf', { service: t(`admin.setup.try.${kind}`) })}
            >
              {t('admin.setup.tries.now')}
            </PostButton>
          ),
        },
      ]}
    />
  )
}

const TONES = { works: 'good', failed: 'bad', builtIn: 'info', unasked: 'info' } as const

function Last({ last }: Pick<ProviderTry, 'last'>) {
  const { t, date } = useTexts()
  if (!last) return <Soft>{t('admin.setup.tries.never')}</Soft>
  const { reason, detail, ms, at, by } = last
  // Nothing was wrong: there was nothing to ask the service about.
  const state = reason === 'nothingToAsk' ? 'unasked' : last.state
  return (
    <>
      <StatusTag tone={TONES[state]}>{t(`admin.setup.tries.${state}`)}</StatusTag>
      {reason && (
        <div>
          {t(`admin.setup.tries.why.${reason}`)} {detail && <code>{detail}</code>}
        </div>
      )}
      <Soft as="div">
        {[date(at, 'moment'), by, state === 'builtIn' ? null : t('admin.setup.tries.took', { ms })]
          .filter((one) => one !== null)
          .join(' · ')}
      </Soft>
    </>
  )
}
