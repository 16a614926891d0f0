import { createFileRoute } from '@tanstack/react-router';
import { textInPath } from '../../../core/address/searchSchema.ts';
import { DomainDetails } from '../../../entities/domain-details/DomainDetails.tsx';
import { toAsciiName } from '../../../entities/domains/idn.ts';

export const Route = createFileRoute('/_app/domains/$domain/')({
  params: textInPath('domain'),
  component: DetailsRoute,
});

function DetailsRoute() {
  const { domain } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <DomainDetails
      name={toAsciiName(domain) ?? domain}
      inCatalog
      onOrder={(name, date) =>
        void navigate({
          to: '/domains/$domain/order',
          params: { domain: name },
          search: (old) => ({ ...old, date }),
        })
      }
    />
  );
}
