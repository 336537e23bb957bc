import { productName } from '#web/lib/product.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { RenderLink } from '#web/ui/frame-link.ts';
import { VisitorHeader } from '#web/ui/visitor-header.tsx';
import { DoorLink } from './door-link.tsx';

const signIn = { className: buttonClass({ variant: 'ghost' }), children: 'Sign In' };
const createAccount = { className: `${buttonClass({ variant: 'line' })} wide-only`, children: 'Create Account' };

const anchors = (
  <>
    <a href="#features">Features</a>
    <a href="#pricing">Pricing</a>
    <a href="#contact">Contact</a>
  </>
);

// On the landing page the links stay within it; elsewhere they lead on.
export function VisitorBar({ renderLink, isLanding }: { renderLink: RenderLink; isLanding: boolean }) {
  if (isLanding) {
    return (
      <VisitorHeader productName={productName} renderLink={renderLink} nav={anchors}>
        <DoorLink door="sign-in" href="/login" {...signIn} />
        <DoorLink door="create-account" href="/register" {...createAccount} />
      </VisitorHeader>
    );
  }
  const places = (
    <>
      {renderLink({ to: '/', children: 'Home' })}
      {renderLink({ to: '/onboarding', children: 'Onboarding' })}
      {renderLink({ to: '/ai-assistants', children: 'AI Assistants' })}
    </>
  );
  return (
    <VisitorHeader productName={productName} renderLink={renderLink} nav={places}>
      {renderLink({ to: '/login', ...signIn })}
      {renderLink({ to: '/register', ...createAccount })}
    </VisitorHeader>
  );
}
