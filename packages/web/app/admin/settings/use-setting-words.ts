import type { SettingView } from '@volante/contract/site-settings'
import { settingOf, textIdOf } from '@volante/domain/settings/settings'
import { usePage } from '../../shell/root-data.ts'
import { useBrandNames } from '../../work/brand-names.ts'
import { useTexts } from '../../texts/texts.tsx'

/** A site that is closed is known by its id alone: its country and brand. */
function closedName(scope: string, nameOf: (brand: string) => string) {
  const [country = '', ...brand] = scope.split('-')
  return { brand: nameOf(brand.join('-')), country: country.toUpperCase() }
}

/** What settings, their places and their values are called. */
export function useSettingWords() {
  const { t, byKey } = useTexts()
  const { sites } = usePage()
  const { nameOf } = useBrandNames()
  const scopeName = (scope: string): string => {
    const site = sites.find(({ id }) => id === scope)
    if (site) return `${site.brandName} ${t(`work.country.${site.country}`)}`
    if (scope === 'all' || scope === 'BR' || scope === 'AR') return t(`settings.scope.${scope}`)
    if (scope.startsWith('portal')) return t('settings.scope.portal', { country: scope === 'portal-ar' ? 'AR' : 'BR' })
    const { brand, country } = closedName(scope, nameOf)
    return t('settings.scope.closed', { brand, country: byKey(`work.country.${country}`) || country })
  }
  const choiceName = (key: string, value: string): string => {
    const text = settingOf(key)?.optionTexts?.[value]
    return text === undefined ? value : byKey(text)
  }
  return {
    scopeName,
    settingName: (key: string) => textIdOf(key) ?? byKey(`settings.name.${key}`),
    effect: (key: string) => (textIdOf(key) === null ? byKey(`settings.does.${key}`) : t('settings.texts.does')),
    choiceName,
    shownValue: ({ key, kind }: Pick<SettingView, 'key' | 'kind'>, value: string): string => {
      if (kind === 'choices')
        return value
          .split(', ')
          .map((one) => choiceName(key, one))
          .join(', ')
      if (kind === 'flag' && (value === 'true' || value === 'false')) return t(`settings.flag.${value}`)
      if (kind === 'dress') return value.split('\n').slice(0, 3).join(' · ')
      return value === '' ? t('work.blank') : value
    },
  }
}
