import type { SettingView } from '@volante/contract/site-settings'
import { textIdOf } from '@volante/domain/settings/settings'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'

/** What settings, their places and their values are called. */
export function useSettingWords() {
  const { t, byKey } = useTexts()
  const { sites } = usePage()
  const scopeName = (scope: string): string => {
    const site = sites.find(({ id }) => id === scope)
    if (site) return `${site.brandName} ${site.country}`
    if (scope === 'all' || scope === 'BR' || scope === 'AR') return t(`settings.scope.${scope}`)
    return t('settings.scope.portal', { country: scope === 'portal-ar' ? 'AR' : 'BR' })
  }
  return {
    scopeName,
    settingName: (key: string) => textIdOf(key) ?? byKey(`settings.name.${key}`),
    effect: (key: string) => (textIdOf(key) === null ? byKey(`settings.does.${key}`) : t('settings.texts.does')),
    shownValue: ({ kind }: Pick<SettingView, 'kind'>, value: string): string => {
      if (kind === 'flag' && (value === 'true' || value === 'false')) return t(`settings.flag.${value}`)
      if (kind === 'dress') return value.split('\n').slice(0, 3).join(' · ')
      return value === '' ? t('work.blank') : value
    },
  }
}
