import type { Manual } from '@volante/contract/manual'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { fileSize } from '../../texts/file-size.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FileText } from '../../ui/action/rare-icons.ts'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/manuals.page'

export const handle = { texts: ['legal', 'ui'], script: false, cache: ['manuals'] } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { api, site } = context.get(page)
  if (site.brand === 'portal') throw data(null, { status: 404 })
  return { groups: [...Map.groupBy(await api.manual.shop(), ({ model }) => model)] }
}

/** The owner's manuals of a brand, by model. */
export default function Manuals({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const brand = site.brandName
  return (
    <Page gap={8}>
      <PageHead title={t('legal.manuals.title')} description={t('legal.manuals.description', { brand })} />
      <Opening
        title={t('legal.manuals.heading', { brand })}
        lead={groups.length > 0 && t('legal.manuals.lead')}
        size="small"
      />
      {groups.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t('legal.manuals.none')}
          actions={<LinkButton to={pathTo(site, 'dealers')}>{t('legal.manuals.dealers')}</LinkButton>}
        >
          {t('legal.manuals.noneText')}
        </EmptyState>
      ) : (
        <Columns least="18rem" gap={[7, 6]}>
          {groups.map(([model, manuals]) => (
            <Stack as="section" gap={3} key={model ?? ''} aria-labelledby={`of-${manuals[0]?.id}`}>
              <h2 id={`of-${manuals[0]?.id}`}>{model ?? t('legal.manuals.all')}</h2>
              <Stack as="ul" role="list" gap={3}>
                {manuals.map((one) => (
                  <ManualLine key={one.id} manual={one} />
                ))}
              </Stack>
            </Stack>
          ))}
        </Columns>
      )}
    </Page>
  )
}

function ManualLine({ manual: { name, path, year, language, bytes } }: { readonly manual: Manual }) {
  const { t, number } = useTexts()
  const site = useSite()
  const facts = [
    year === null ? t('legal.manuals.everyYear') : t('legal.manuals.year', { year: String(year) }),
    t('legal.manuals.file', { size: fileSize(bytes, number) }),
    ...(language === site.language ? [] : [t(`legal.manuals.language.${language}`)]),
  ]
  return (
    <li>
      <a href={path} className="tap" type="application/pdf" hrefLang={language}>
        {name}
      </a>
      <p className="soft small">{facts.join(', ')}</p>
    </li>
  )
}
