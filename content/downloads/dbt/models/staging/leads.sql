with records as (

    select
        delivered.*,
        row_number() over (
            partition by delivered._lead_id
            order by delivered._emitted_at desc
        ) as delivery_no
    from {{ source('%brand.slug%', 'leads') }} as delivered

)

select
    coalesce(
        cast(cast(records.consumer_id as {{ dbt.type_bigint() }}) as {{ dbt.type_string() }}),
        nullif(records.unique_id, ''),
        records._lead_id
    ) as person_key,
    records._lead_id,
    records._emitted_at,
    records.consumer_id,
    records.unique_id
    {%- for column in var('%brand.slug%_columns') %},
    records.{{ column }}
    {%- endfor %}

from records
where records.delivery_no = 1
