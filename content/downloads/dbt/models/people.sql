with ranked as (

    select
        _lead_id,
        row_number() over (
            partition by person_key
            order by _emitted_at desc, _lead_id
        ) as row_no
    from {{ ref('stg_%brand.slug%__leads') }}

)

select leads.*
from {{ ref('stg_%brand.slug%__leads') }} as leads
inner join ranked on leads._lead_id = ranked._lead_id
where ranked.row_no = 1
