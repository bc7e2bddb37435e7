-- What a dealer fits or sells with an ordered car stands in the order's own picture of the car.
update orders set car = car || '{"accessories": [], "services": []}'::jsonb where not car ? 'accessories';
