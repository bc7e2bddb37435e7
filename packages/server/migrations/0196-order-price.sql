-- What a car cost its buyer is kept beside its type of price; until now every order was made at the list price.
update orders
set car = (car - 'listPrice') || jsonb_build_object('price', car -> 'listPrice', 'priceType', 'LIST', 'listPrice', null)
where not car ? 'price';
