-- An account at Mercado Pago is of one country; sites begin with theirs.
update charges set provider = 'mercado-pago-' || left(site, 2) where provider = 'mercado-pago';
update webhooks set provider = 'mercado-pago-br' where provider = 'mercado-pago';
